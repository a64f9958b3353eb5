import ControlsSample
import PlatenREPL

/// The scenes of the gallery's control pages and their index.
struct ControlsScenes: Scene {
  var body: some Scene {
    Screen("controls") { ControlsIndex() }
      .summary("An index of pages, one for each control")
    values
    buttons
    texts
    fields
    stacks
    grids
    layouts
    shapes
    lists
    scrolling
    navigation
    waiting
    modals
    actions
    shared
  }

  @SceneBuilder private var values: some Scene {
    Screen("controls", variant: "toggle") { TogglePage() }
    Screen("controls", variant: "stepper") { StepperPage() }
    Screen("controls", variant: "slider") { SliderPage() }
    Screen("controls", variant: "picker") { PickerPage() }
    Screen("controls", variant: "datepicker") { DatePickerPage() }
    Screen("controls", variant: "gauge") { GaugePage() }
  }

  @SceneBuilder private var buttons: some Scene {
    Screen("controls", variant: "button") { ButtonPage() }
    Screen("controls", variant: "controlgroup") { ControlGroupPage() }
    Screen("controls", variant: "sharelink") { ShareLinkPage() }
    Screen("controls", variant: "editbutton") { EditButtonPage() }
  }

  @SceneBuilder private var texts: some Scene {
    Screen("controls", variant: "text") { TextPage() }
    Screen("controls", variant: "label") { LabelPage() }
    Screen("controls", variant: "image") { ImagePage() }
    Screen("controls", variant: "labeledcontent") { LabeledContentPage() }
    Screen("controls", variant: "link") { LinkPage() }
  }

  @SceneBuilder private var fields: some Scene {
    Screen("controls", variant: "textfield") { TextFieldPage() }
    Screen("controls", variant: "securefield") { SecureFieldPage() }
    Screen("controls", variant: "texteditor") { TextEditorPage() }
  }

  @SceneBuilder private var stacks: some Scene {
    Screen("controls", variant: "vstack") { VStackPage() }
    Screen("controls", variant: "hstack") { HStackPage() }
    Screen("controls", variant: "divider") { DividerPage() }
    Screen("controls", variant: "viewthatfits") { ViewThatFitsPage() }
    Screen("controls", variant: "geometryreader") { GeometryReaderPage() }
  }

  @SceneBuilder private var grids: some Scene {
    Screen("controls", variant: "grid") { GridPage() }
    Screen("controls", variant: "lazyvgrid") { LazyVGridPage() }
    Screen("controls", variant: "lazyhgrid") { LazyHGridPage() }
  }

  @SceneBuilder private var layouts: some Scene {
    Screen("controls", variant: "form") { FormPage() }
    Screen("controls", variant: "zstack") { ZStackPage() }
    Screen("controls", variant: "overlay") { OverlayPage() }
    Screen("controls", variant: "border") { BorderPage() }
    Screen("controls", variant: "hidden") { HiddenPage() }
    Screen("controls", variant: "groupbox") { GroupBoxPage() }
    Screen("controls", variant: "disclosuregroup") { DisclosureGroupPage() }
    Screen("controls", variant: "tabview") { TabViewPage() }
  }

  @SceneBuilder private var shapes: some Scene {
    Screen("controls", variant: "color") { ColorPage() }
    Screen("controls", variant: "rectangle") { RectanglePage() }
  }

  @SceneBuilder private var lists: some Scene {
    Screen("controls", variant: "list") { ListPage() }
    Screen("controls", variant: "section") { SectionPage() }
    Screen("controls", variant: "tag") { TagPage() }
    Screen("controls", variant: "ondelete") { OnDeletePage() }
    Screen("controls", variant: "onmove") { OnMovePage() }
    Screen("controls", variant: "swipeactions") { SwipeActionsPage() }
    Screen("controls", variant: "diffablelist") { DiffableListPage() }
  }

  @SceneBuilder private var scrolling: some Scene {
    Screen("controls", variant: "scrollview") { ScrollViewPage() }
    Screen("controls", variant: "scrollviewreader") { ScrollViewReaderPage() }
    Screen("controls", variant: "lazyvstack") { LazyVStackPage() }
    Screen("controls", variant: "lazyhstack") { LazyHStackPage() }
  }

  @SceneBuilder private var navigation: some Scene {
    Screen("controls", variant: "navigationstack") { NavigationStackPage() }
    Screen("controls", variant: "navigationsplitview") { NavigationSplitViewPage() }
    Screen("controls", variant: "toolbar") { ToolbarPage() }
    Screen("controls", variant: "searchable") { SearchablePage() }
  }

  @SceneBuilder private var waiting: some Scene {
    Screen("controls", variant: "progressview") { ProgressViewPage() }
    Screen("controls", variant: "activityindicator") { ActivityIndicatorPage() }
    Screen("controls", variant: "timelineview") { TimelineViewPage() }
    Screen("controls", variant: "asyncimage") { AsyncImagePage() }
    Screen("controls", variant: "contentunavailableview") { ContentUnavailableViewPage() }
  }

  @SceneBuilder private var modals: some Scene {
    Screen("controls", variant: "alert") { AlertPage() }
    Screen("controls", variant: "sheet") { SheetPage() }
    Screen("controls", variant: "confirmationdialog") { ConfirmationDialogPage() }
    Screen("controls", variant: "menu") { MenuPage() }
    Screen("controls", variant: "contextmenu") { ContextMenuPage() }
  }

  @SceneBuilder private var actions: some Scene {
    Screen("controls", variant: "refreshable") { RefreshablePage() }
    Screen("controls", variant: "keyboardshortcut") { KeyboardShortcutPage() }
    Screen("controls", variant: "gesture") { GesturePage() }
  }

  @SceneBuilder private var shared: some Scene {
    Screen("controls", variant: "appstorage") { AppStoragePage() }
    Screen("controls", variant: "environment") { EnvironmentPage() }
  }
}
