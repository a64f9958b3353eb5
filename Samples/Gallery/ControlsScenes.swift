import ControlsSample
import PlatenREPL

/// The scenes of the gallery's control pages and their index.
struct ControlsScenes: Scene {
  var body: some Scene {
    Screen("controls") { ControlsIndex() }
      .summary("An index of pages, one for each control")
    values
    texts
    fields
    layouts
    lists
    scrolling
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
  }

  @SceneBuilder private var layouts: some Scene {
    Screen("controls", variant: "zstack") { ZStackPage() }
    Screen("controls", variant: "overlay") { OverlayPage() }
    Screen("controls", variant: "border") { BorderPage() }
    Screen("controls", variant: "hidden") { HiddenPage() }
    Screen("controls", variant: "disclosuregroup") { DisclosureGroupPage() }
    Screen("controls", variant: "tabview") { TabViewPage() }
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

  @SceneBuilder private var waiting: some Scene {
    Screen("controls", variant: "progressview") { ProgressViewPage() }
    Screen("controls", variant: "activityindicator") { ActivityIndicatorPage() }
    Screen("controls", variant: "contentunavailableview") { ContentUnavailableViewPage() }
  }

  @SceneBuilder private var modals: some Scene {
    Screen("controls", variant: "alert") { AlertPage() }
    Screen("controls", variant: "sheet") { SheetPage() }
    Screen("controls", variant: "confirmationdialog") { ConfirmationDialogPage() }
    Screen("controls", variant: "menu") { MenuPage() }
  }

  @SceneBuilder private var actions: some Scene {
    Screen("controls", variant: "refreshable") { RefreshablePage() }
    Screen("controls", variant: "keyboardshortcut") { KeyboardShortcutPage() }
  }

  @SceneBuilder private var shared: some Scene {
    Screen("controls", variant: "appstorage") { AppStoragePage() }
    Screen("controls", variant: "environment") { EnvironmentPage() }
  }
}
