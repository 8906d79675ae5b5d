@_exported public import class Maquette.WebPage
@_exported public import struct Maquette.WebView
