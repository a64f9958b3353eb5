// An index of the control pages. Run it: swift run gallery, then open controls. It shows a
// navigation stack with a list of links in sections, whose pages also open by name.

import Platen

// MARK: - View

public struct ControlsIndex: View {
  public init() {}

  public var body: some View {
    NavigationStack {
      List {
        Section("Values") { values }
        Section("Buttons") { buttons }
        Section("Text") { texts }
        Section("Fields") { fields }
        Section("Stacks") { stacks }
        Section("Grids") { grids }
        Section("Layout") { layouts }
        Section("Shapes") { shapes }
        Section("Lists") { lists }
        Section("Tables") { tables }
        Section("Scrolling") { scrolling }
        Section("Navigation") { navigation }
        Section("Waiting") { waiting }
        Section("Modals") { modals }
        Section("Actions") { actions }
        Section("Shared") { shared }
      }
      .navigationTitle("Controls")
    }
  }

  @ViewBuilder private var values: some View {
    PageLink("toggle") { TogglePage() }
    PageLink("stepper") { StepperPage() }
    PageLink("slider") { SliderPage() }
    PageLink("picker") { PickerPage() }
    PageLink("datepicker") { DatePickerPage() }
    PageLink("colorpicker") { ColorPickerPage() }
    PageLink("gauge") { GaugePage() }
  }

  @ViewBuilder private var buttons: some View {
    PageLink("button") { ButtonPage() }
    PageLink("controlgroup") { ControlGroupPage() }
    PageLink("sharelink") { ShareLinkPage() }
    PageLink("editbutton") { EditButtonPage() }
  }

  @ViewBuilder private var texts: some View {
    PageLink("text") { TextPage() }
    PageLink("label") { LabelPage() }
    PageLink("image") { ImagePage() }
    PageLink("symbol") { SymbolPage() }
    PageLink("labeledcontent") { LabeledContentPage() }
    PageLink("link") { LinkPage() }
  }

  @ViewBuilder private var fields: some View {
    PageLink("textfield") { TextFieldPage() }
    PageLink("securefield") { SecureFieldPage() }
    PageLink("texteditor") { TextEditorPage() }
  }

  @ViewBuilder private var stacks: some View {
    PageLink("vstack") { VStackPage() }
    PageLink("hstack") { HStackPage() }
    PageLink("divider") { DividerPage() }
    PageLink("viewthatfits") { ViewThatFitsPage() }
    PageLink("geometryreader") { GeometryReaderPage() }
  }

  @ViewBuilder private var grids: some View {
    PageLink("grid") { GridPage() }
    PageLink("lazyvgrid") { LazyVGridPage() }
    PageLink("lazyhgrid") { LazyHGridPage() }
  }

  @ViewBuilder private var layouts: some View {
    PageLink("form") { FormPage() }
    PageLink("zstack") { ZStackPage() }
    PageLink("overlay") { OverlayPage() }
    PageLink("border") { BorderPage() }
    PageLink("hidden") { HiddenPage() }
    PageLink("groupbox") { GroupBoxPage() }
    PageLink("disclosuregroup") { DisclosureGroupPage() }
    PageLink("tabview") { TabViewPage() }
    PageLink("tab") { TabPage() }
  }

  @ViewBuilder private var shapes: some View {
    PageLink("color") { ColorPage() }
    PageLink("rectangle") { RectanglePage() }
    PageLink("canvas") { CanvasPage() }
  }

  @ViewBuilder private var lists: some View {
    PageLink("list") { ListPage() }
    PageLink("section") { SectionPage() }
    PageLink("tag") { TagPage() }
    PageLink("ondelete") { OnDeletePage() }
    PageLink("onmove") { OnMovePage() }
    PageLink("swipeactions") { SwipeActionsPage() }
    PageLink("diffablelist") { DiffableListPage() }
  }

  @ViewBuilder private var tables: some View {
    PageLink("table") { TablePage() }
    PageLink("outlinegroup") { OutlineGroupPage() }
  }

  @ViewBuilder private var scrolling: some View {
    PageLink("scrollview") { ScrollViewPage() }
    PageLink("scrollviewreader") { ScrollViewReaderPage() }
    PageLink("lazyvstack") { LazyVStackPage() }
    PageLink("lazyhstack") { LazyHStackPage() }
  }

  @ViewBuilder private var navigation: some View {
    PageLink("navigationstack") { NavigationStackPage() }
    PageLink("navigationsplitview") { NavigationSplitViewPage() }
    PageLink("toolbar") { ToolbarPage() }
    PageLink("searchable") { SearchablePage() }
  }

  @ViewBuilder private var waiting: some View {
    PageLink("progressview") { ProgressViewPage() }
    PageLink("activityindicator") { ActivityIndicatorPage() }
    PageLink("timelineview") { TimelineViewPage() }
    PageLink("asyncimage") { AsyncImagePage() }
    PageLink("contentunavailableview") { ContentUnavailableViewPage() }
  }

  @ViewBuilder private var modals: some View {
    PageLink("alert") { AlertPage() }
    PageLink("sheet") { SheetPage() }
    PageLink("confirmationdialog") { ConfirmationDialogPage() }
    PageLink("menu") { MenuPage() }
    PageLink("contextmenu") { ContextMenuPage() }
  }

  @ViewBuilder private var actions: some View {
    PageLink("refreshable") { RefreshablePage() }
    PageLink("keyboardshortcut") { KeyboardShortcutPage() }
    PageLink("gesture") { GesturePage() }
  }

  @ViewBuilder private var shared: some View {
    PageLink("appstorage") { AppStoragePage() }
    PageLink("environment") { EnvironmentPage() }
  }
}

/// A link to the page of a control, which has the same title as the link.
private struct PageLink<Page: View>: View {
  private let name: String
  private let page: Page

  init(_ name: String, @ViewBuilder page: () -> Page) {
    (self.name, self.page) = (name, page())
  }

  var body: some View {
    NavigationLink(name) { page.navigationTitle(name) }
  }
}
