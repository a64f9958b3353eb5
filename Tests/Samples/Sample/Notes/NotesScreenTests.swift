import NotesSample
import PlatenTesting
import Testing

/// Tests of the notes screen by keys.
///
/// `Specification/notes.transcript` specifies the rest of the screen.
@Suite struct NotesScreenTests {
  @Test func shortcutsCreateEditAndPinANote() async {
    await expectTranscript(of: NotesScreen(notes: [])) {
      """
      > key command-n
      + ── sheet, dismiss closes it ──
      + New note
      + Title   [                                      ]
      +
      + Folder  (•) Personal  ( ) Work  ( ) Travel
      + Date    [2001-01-01                            ]
      + [ ] Pinned
      +
      + Text    [                                      ]
      +         [                                      ]
      +         [                                      ]
      + Words: 0
      +
      + ( Save ) disabled ( Cancel )
      > type Title Tea
      - Title   [                                      ]
      + Title   [Tea                                   ]
      - ( Save ) disabled ( Cancel )
      + ( Save ) ( Cancel )
      > key command-s
      -                                     No notes
      -                          Add one with the button above.
      - ── sheet, dismiss closes it ──
      - New note
      - Title   [Tea                                   ]
      -
      - Folder  (•) Personal  ( ) Work  ( ) Travel
      - Date    [2001-01-01                            ]
      - [ ] Pinned
      -
      - Text    [                                      ]
      -         [                                      ]
      -         [                                      ]
      - Words: 0
      -
      - ( Save ) ( Cancel )
      + Notes
      +   Tea                                                           Personal Jan 1 ›
      > press Tea
      - Notes                                                               ( New note )
      - Search [(Title or text)                       ]
      - Notes
      -   Tea                                                           Personal Jan 1 ›
      + ( ‹ Notes )  Tea                       ( Edit )  ( Pin )  ( Delete ) destructive
      + Folder  Personal
      + Date    January 1, 2001
      > key command-p
      - ( ‹ Notes )  Tea                       ( Edit )  ( Pin )  ( Delete ) destructive
      + ( ‹ Notes )  Tea                     ( Edit )  ( Unpin )  ( Delete ) destructive
      > key command-e
      + ── sheet, dismiss closes it ──
      + Edit “Tea”
      + Title   [Tea                                   ]
      +
      + Folder  (•) Personal  ( ) Work  ( ) Travel
      + Date    [2001-01-01                            ]
      + [x] Pinned
      +
      + Text    [                                      ]
      +         [                                      ]
      +         [                                      ]
      + Words: 0
      +
      + ( Save ) ( Cancel )
      > set Text Green
      - Text    [                                      ]
      + Text    [Green                                 ]
      - Words: 0
      + Words: 1
      > key command-s
      - ── sheet, dismiss closes it ──
      - Edit “Tea”
      - Title   [Tea                                   ]
      -
      - Folder  (•) Personal  ( ) Work  ( ) Travel
      - Date    [2001-01-01                            ]
      - [x] Pinned
      -
      - Text    [Green                                 ]
      -         [                                      ]
      -         [                                      ]
      - Words: 1
      -
      - ( Save ) ( Cancel )
      +
      + Green
      """
    }
  }

  @Test func shortcutsDeleteANoteAndUndoTheDeletion() async {
    await expectTranscript(of: NotesScreen(notes: [[Note].samples[0]])) {
      """
      > press Groceries
      - Notes                                                               ( New note )
      - Search [(Title or text)                       ]
      - Notes
      -   Groceries                                                     Personal May 1 ›
      + ( ‹ Notes )  Groceries                 ( Edit )  ( Pin )  ( Delete ) destructive
      + Folder  Personal
      + Date    May 1, 2026
      +
      + Milk
      + Bread
      + A dozen eggs
      > key command-delete
      - ( ‹ Notes )  Groceries                 ( Edit )  ( Pin )  ( Delete ) destructive
      - Folder  Personal
      - Date    May 1, 2026
      -
      - Milk
      - Bread
      - A dozen eggs
      + Notes                                                               ( New note )
      + Search [(Title or text)                       ]
      +                                     No notes
      +                          Add one with the button above.
      + “Groceries” was deleted. ( Undo )
      > key command-z
      -                                     No notes
      -                          Add one with the button above.
      - “Groceries” was deleted. ( Undo )
      + Notes
      +   Groceries                                                     Personal May 1 ›
      > wait
      """
    }
  }

  @Test func aSheetThatIsDismissedChangesNothing() async {
    await expectTranscript(of: NotesScreen(notes: [[Note].samples[0]])) {
      """
      > press "New note"
      + ── sheet, dismiss closes it ──
      + New note
      + Title   [                                      ]
      +
      + Folder  (•) Personal  ( ) Work  ( ) Travel
      + Date    [2001-01-01                            ]
      + [ ] Pinned
      +
      + Text    [                                      ]
      +         [                                      ]
      +         [                                      ]
      + Words: 0
      +
      + ( Save ) disabled ( Cancel )
      > set Title Tea
      - Title   [                                      ]
      + Title   [Tea                                   ]
      - ( Save ) disabled ( Cancel )
      + ( Save ) ( Cancel )
      > dismiss
      - ── sheet, dismiss closes it ──
      - New note
      - Title   [Tea                                   ]
      -
      - Folder  (•) Personal  ( ) Work  ( ) Travel
      - Date    [2001-01-01                            ]
      - [ ] Pinned
      -
      - Text    [                                      ]
      -         [                                      ]
      -         [                                      ]
      - Words: 0
      -
      - ( Save ) ( Cancel )
      > press Groceries
      - Notes                                                               ( New note )
      - Search [(Title or text)                       ]
      - Notes
      -   Groceries                                                     Personal May 1 ›
      + ( ‹ Notes )  Groceries                 ( Edit )  ( Pin )  ( Delete ) destructive
      + Folder  Personal
      + Date    May 1, 2026
      +
      + Milk
      + Bread
      + A dozen eggs
      > press Edit
      + ── sheet, dismiss closes it ──
      + Edit “Groceries”
      + Title   [Groceries                             ]
      +
      + Folder  (•) Personal  ( ) Work  ( ) Travel
      + Date    [2026-05-01                            ]
      + [ ] Pinned
      +
      + Text    [Milk                                  ]
      +         [Bread                                 ]
      +         [A dozen eggs                          ]
      + Words: 5
      +
      + ( Save ) ( Cancel )
      > clear Title
      - Title   [Groceries                             ]
      + Title   [                                      ]
      + Enter a title.
      - ( Save ) ( Cancel )
      + ( Save ) disabled ( Cancel )
      > press Cancel
      - ── sheet, dismiss closes it ──
      - Edit “Groceries”
      - Title   [                                      ]
      - Enter a title.
      -
      - Folder  (•) Personal  ( ) Work  ( ) Travel
      - Date    [2026-05-01                            ]
      - [ ] Pinned
      -
      - Text    [Milk                                  ]
      -         [Bread                                 ]
      -         [A dozen eggs                          ]
      - Words: 5
      -
      - ( Save ) disabled ( Cancel )
      """
    }
  }
}
