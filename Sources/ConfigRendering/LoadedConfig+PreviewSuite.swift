package import PreviewConfig
import PreviewRendering

extension LoadedConfig: PreviewSuite {}
