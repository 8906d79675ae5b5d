// One import gives a test every type that the assertions speak of.
@_exported public import GoldenImages
@_exported public import Maquette
