@_exported import Platen
