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
    tables
    scrolling
    navigation
    waiting
    modals
    actions
    shared
  }

  @SceneBuilder private var values: some Scene {
    Screen("controls", variant: "toggle") { TogglePage() }
      .summary("A switch between on and off, also disabled and without a label")
    Screen("controls", variant: "stepper") { StepperPage() }
      .summary("Numbers that change in steps, within a range")
    Screen("controls", variant: "slider") { SliderPage() }
      .summary("Numbers on a bar, with and without steps")
    Screen("controls", variant: "picker") { PickerPage() }
      .summary("One of several options, in three styles")
    Screen("controls", variant: "datepicker") { DatePickerPage() }
      .summary("A date and a time that are entered as text or by keys")
    Screen("controls", variant: "colorpicker") { ColorPickerPage() }
      .summary("A color that is entered by its name or its digits")
    Screen("controls", variant: "gauge") { GaugePage() }
      .summary("A value within a range")
  }

  @SceneBuilder private var buttons: some Scene {
    Screen("controls", variant: "button") { ButtonPage() }
      .summary("Buttons with roles, a symbol, a custom style, and one that is disabled")
    Screen("controls", variant: "controlgroup") { ControlGroupPage() }
      .summary("Related buttons side by side")
    Screen("controls", variant: "sharelink") { ShareLinkPage() }
      .summary("A URL and a text to share")
    Screen("controls", variant: "editbutton") { EditButtonPage() }
      .summary("A button that turns edit mode on and off")
  }

  @SceneBuilder private var texts: some Scene {
    Screen("controls", variant: "text") { TextPage() }
      .summary("Styles, fonts, line limits and alignment")
    Screen("controls", variant: "label") { LabelPage() }
      .summary("A title with a symbol or an icon")
    Screen("controls", variant: "image") { ImagePage() }
      .summary("An image in its size, scaled and clipped")
    Screen("controls", variant: "symbol") { SymbolPage() }
      .summary("System symbols, as signs of one cell")
    Screen("controls", variant: "labeledcontent") { LabeledContentPage() }
      .summary("Labels for text, values and a control")
    Screen("controls", variant: "link") { LinkPage() }
      .summary("A link that opens a URL")
  }

  @SceneBuilder private var fields: some Scene {
    Screen("controls", variant: "textfield") { TextFieldPage() }
      .summary("A prompt, submission, focus and a number format")
    Screen("controls", variant: "securefield") { SecureFieldPage() }
      .summary("A field that never shows its text")
    Screen("controls", variant: "texteditor") { TextEditorPage() }
      .summary("Text of several lines")
  }

  @SceneBuilder private var stacks: some Scene {
    Screen("controls", variant: "vstack") { VStackPage() }
      .summary("Lines with different alignments")
    Screen("controls", variant: "hstack") { HStackPage() }
      .summary("Spacers, priorities and alignment in a row")
    Screen("controls", variant: "divider") { DividerPage() }
      .summary("Lines between views")
    Screen("controls", variant: "viewthatfits") { ViewThatFitsPage() }
      .summary("A row that becomes a column when it is too narrow")
    Screen("controls", variant: "geometryreader") { GeometryReaderPage() }
      .summary("Content that depends on the available width")
  }

  @SceneBuilder private var grids: some Scene {
    Screen("controls", variant: "grid") { GridPage() }
      .summary("Rows whose columns are aligned")
    Screen("controls", variant: "lazyvgrid") { LazyVGridPage() }
      .summary("As many columns as fit")
    Screen("controls", variant: "lazyhgrid") { LazyHGridPage() }
      .summary("Columns that are filled from top to bottom")
  }

  @SceneBuilder private var layouts: some Scene {
    Screen("controls", variant: "form") { FormPage() }
      .summary("Labeled controls in sections")
    Screen("controls", variant: "zstack") { ZStackPage() }
      .summary("Views on top of each other")
    Screen("controls", variant: "overlay") { OverlayPage() }
      .summary("Views in front of and behind a text")
    Screen("controls", variant: "border") { BorderPage() }
      .summary("Boxes around views")
    Screen("controls", variant: "hidden") { HiddenPage() }
      .summary("Buttons that keep their space when they are hidden")
    Screen("controls", variant: "groupbox") { GroupBoxPage() }
      .summary("Content below a label")
    Screen("controls", variant: "disclosuregroup") { DisclosureGroupPage() }
      .summary("Content that is shown and hidden below a label")
    Screen("controls", variant: "tabview") { TabViewPage() }
      .summary("Two tabs, one with a badge")
    Screen("controls", variant: "tab") { TabPage() }
      .summary("Tabs with values, in a section, and a tab for searching")
  }

  @SceneBuilder private var shapes: some Scene {
    Screen("controls", variant: "color") { ColorPage() }
      .summary("Colors of the terminal, true colors and a background")
    Screen("controls", variant: "rectangle") { RectanglePage() }
      .summary("Shapes and a gradient")
    Screen("controls", variant: "canvas") { CanvasPage() }
      .summary("The texts of a drawing")
  }

  @SceneBuilder private var lists: some Scene {
    Screen("controls", variant: "list") { ListPage() }
      .summary("A thousand rows with a selection")
    Screen("controls", variant: "section") { SectionPage() }
      .summary("Headers and footers in a list")
    Screen("controls", variant: "tag") { TagPage() }
      .summary("Several selected rows")
    Screen("controls", variant: "ondelete") { OnDeletePage() }
      .summary("Rows that can be deleted")
    Screen("controls", variant: "onmove") { OnMovePage() }
      .summary("Rows that can be moved")
    Screen("controls", variant: "swipeactions") { SwipeActionsPage() }
      .summary("Rows with actions")
    Screen("controls", variant: "diffablelist") { DiffableListPage() }
      .summary("Rows that are updated with snapshots")
  }

  @SceneBuilder private var tables: some Scene {
    Screen("controls", variant: "table") { TablePage() }
      .summary("Columns that sort their rows")
    Screen("controls", variant: "outlinegroup") { OutlineGroupPage() }
      .summary("A tree of folders")
  }

  @SceneBuilder private var scrolling: some Scene {
    Screen("controls", variant: "scrollview") { ScrollViewPage() }
      .summary("Lines that scroll")
    Screen("controls", variant: "scrollviewreader") { ScrollViewReaderPage() }
      .summary("Buttons that scroll to a line")
    Screen("controls", variant: "lazyvstack") { LazyVStackPage() }
      .summary("A million views in a column")
    Screen("controls", variant: "lazyhstack") { LazyHStackPage() }
      .summary("A hundred views in a row")
  }

  @SceneBuilder private var navigation: some Scene {
    Screen("controls", variant: "navigationstack") { NavigationStackPage() }
      .summary("Pages that links and buttons push and pop")
    Screen("controls", variant: "navigationsplitview") { NavigationSplitViewPage() }
      .summary("A list whose selection determines the detail")
    Screen("controls", variant: "toolbar") { ToolbarPage() }
      .summary("Buttons next to the title and below the content")
    Screen("controls", variant: "searchable") { SearchablePage() }
      .summary("A list with a search field")
  }

  @SceneBuilder private var waiting: some Scene {
    Screen("controls", variant: "progressview") { ProgressViewPage() }
      .summary("Progress with and without a known end")
    Screen("controls", variant: "activityindicator") { ActivityIndicatorPage() }
      .summary("A sign that is visible during requests")
    Screen("controls", variant: "timelineview") { TimelineViewPage() }
      .summary("A clock")
    Screen("controls", variant: "asyncimage") { AsyncImagePage() }
      .summary("An image that loads for two seconds")
    Screen("controls", variant: "contentunavailableview") { ContentUnavailableViewPage() }
      .summary("An explanation in place of missing content")
  }

  @SceneBuilder private var modals: some Scene {
    Screen("controls", variant: "alert") { AlertPage() }
      .summary("A question with two answers")
    Screen("controls", variant: "sheet") { SheetPage() }
      .summary("A page in front of the screen")
    Screen("controls", variant: "confirmationdialog") { ConfirmationDialogPage() }
      .summary("A question before a deletion")
    Screen("controls", variant: "menu") { MenuPage() }
      .summary("Buttons that open in place")
    Screen("controls", variant: "contextmenu") { ContextMenuPage() }
      .summary("Rows with hidden buttons")
  }

  @SceneBuilder private var actions: some Scene {
    Screen("controls", variant: "refreshable") { RefreshablePage() }
      .summary("A screen that can be refreshed")
    Screen("controls", variant: "keyboardshortcut") { KeyboardShortcutPage() }
      .summary("Keys that press buttons")
    Screen("controls", variant: "gesture") { GesturePage() }
      .summary("Texts that can be pressed")
  }

  @SceneBuilder private var shared: some Scene {
    Screen("controls", variant: "appstorage") { AppStoragePage() }
      .summary("A setting that persists across runs")
    Screen("controls", variant: "environment") { EnvironmentPage() }
      .summary("A model that views find by its type")
  }
}
