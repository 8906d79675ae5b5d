import PreviewConfig
import Testing

@Suite struct ConfigRecognitionTests {
  @Test(arguments: [
    "view: { text: a }\n", "name: a\nview:\n  text: a\n", "previews:\n  - name: a\n",
    "canvas: { width: 10 }\n", "# a comment\n\n%YAML 1.2\n---\nview: spacer\n",
    "  name: a\n  view: spacer\n", "\"view\": spacer\n", "'view' : spacer\n",
    "{ view: spacer }\n", "{\"name\": \"a\", \"view\": {\"text\": \"a\"}}", "{'previews': []}",
    "{\n  # text with a brace: {\n  name: a, view: spacer }", "name: a\r\nview: spacer\r\n",
    "\u{FEFF}view: spacer\n", "name: [\nview: {\n",
    #"{"name": "a \" { [ \\", "view": 1}"#, "{name: 'it''s {', view: 1}",
  ])
  func `a mapping with a config's own key is a config, whatever else is wrong with it`(
    text: String
  ) {
    #expect(ConfigFile.isConfig(Array(text.utf8)))
  }

  @Test(arguments: [
    "", "\n", "# view: a\n", "- view: a\n", "[{\"view\": 1}]", "name: Anna\nage: 3\n",
    "user:\n  view: 3\n", "{\"user\": {\"view\": 3}}", "{\"items\": [\"view\"], \"a\": \"view\"}",
    "{\"text\": \"view: 1\", \"b\": 2}", "view\n", "views: 3\n", "{\"views\": 3}", "{view}",
    #"{"version":1,"software":"maquette 0.2.0","shard":null,"cases":["# + "\n]}\n",
    "text: |\n  view: 1\n", "\"view", "{\"view", "{\"view\"", "'", "{", "{\"a\\",
  ])
  func `data is not a config`(text: String) {
    #expect(!ConfigFile.isConfig(Array(text.utf8)))
  }
}
