# `make samples` draws the samples, `make test` tests; both install what is missing.

.DEFAULT_GOAL := build
.PHONY: bench build clean deps docs failing-tests lint man reference report-picture review-picture \
  samples sanitize swift-samples test test-deps

PACKAGES := libcairo2-dev libpango1.0-dev librsvg2-dev libdeflate-dev libspng-dev \
  libturbojpeg0-dev libjpeg62-turbo-dev libxxhash-dev fonts-inter fonts-noto-core fonts-noto-cjk \
  fonts-noto-color-emoji bootstrap-icons
# What the tests compare with: another renderer of SVG and PDF, another validator of JSON Schema,
# and of XML, a browser; and what installs Tests/requirements.txt.
TEST_PACKAGES := librsvg2-bin poppler-utils python3-jsonschema chromium python3-venv \
  libxml2-utils
TEST_VENV := .build/test-venv

MAQUETTE := .build/release/maquette

deps:
	@.ci/install-packages $(PACKAGES)

test-deps:
	@.ci/install-packages $(PACKAGES) $(TEST_PACKAGES)
	@$(MAKE) --silent $(TEST_VENV)/requirements.txt

# The copy of the requirements, which tests look at, tells that they are installed.
$(TEST_VENV)/requirements.txt: Tests/requirements.txt
	echo "deps: installing Tests/requirements.txt"
	python3 -m venv --clear $(TEST_VENV)
	$(TEST_VENV)/bin/python -m pip install --quiet --disable-pip-version-check --requirement $<
	cp $< $@

# The Swift runtime is linked in: the tool starts sooner and runs where no Swift is installed.
build: deps
	swift build -c release --product maquette --static-swift-stdlib
	$(MAQUETTE) --version

samples: build
	$(MAQUETTE) render Samples --output Output --format png,svg,pdf
	$(MAQUETTE) render Samples/infinite-banners-scroll.yaml --output Output --format apng

# The sample package uses the library as a user's own package does.
swift-samples: deps
	swift test --package-path Samples/SwiftPackage --scratch-path .build/screens
	mkdir -p .build/screens/Output
	.build/screens/debug/draw Samples .build/screens/Output

# Tests that fail on purpose, to see what the library's assertions say.
failing-tests: deps
	.ci/check-failing-tests

# The documentation of the Swift library, with its articles and examples.
docs: deps
	swift build --target MaquetteTesting --scratch-path .build/docs \
	  -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc .build/docs/symbols
	rm -f .build/docs/symbols/Yams*
	docc convert Sources/Maquette/Maquette.docc \
	  --additional-symbol-graph-dir .build/docs/symbols --output-dir .build/docs/Maquette.doccarchive

# What is made from the declarations of the config language; tests check that it is up to date.
reference: build
	$(MAQUETTE) schema > Samples/maquette.schema.json
	$(MAQUETTE) schema --reference | sed 's/^#/###/' > .build/reference.md
	sed -i -e '/^<!-- reference/,/^<!-- end of reference/{//!d}' \
	  -e '/^<!-- reference/r .build/reference.md' README.md

# The picture of a report in the README: of the samples, after one was changed on purpose.
REPORT := .build/report-picture
report-picture: build test-deps
	rm -rf $(REPORT) && mkdir -p $(REPORT) && cp -r Samples $(REPORT)
	cd $(REPORT) && $(CURDIR)/$(MAQUETTE) test Samples --update=all --quiet
	sed -i -e 's/spacing: 20/spacing: 28/' -e 's/blue]/indigo]/' $(REPORT)/Samples/color-cards.yaml
	cd $(REPORT) && ! $(CURDIR)/$(MAQUETTE) test Samples --quiet
	cd $(REPORT) && $(CURDIR)/$(MAQUETTE) report
	mkdir -p Sources/Maquette/Maquette.docc/Resources
	$(TEST_VENV)/bin/python -B Tests/Browser/drive.py < Tests/Browser/report-picture.json

# The picture of a review in the README.
review-picture: build test-deps
	$(MAQUETTE) review Samples/review-states.yaml \
	  --output .build/review-picture --quiet
	$(TEST_VENV)/bin/python -B Tests/Browser/drive.py < Tests/Browser/review-picture.json

# Folders that only some machines have: a test that names one passes only there.
LOCAL_FOLDER := (^|[^A-Za-z0-9_.})*])/(home|media|mnt|opt|root|srv|var|usr/local)(/|\b)

lint:
	@! grep -rnIE '$(LOCAL_FOLDER)' Tests Samples \
	  || { echo "lint: a fresh machine has no such folder" >&2; exit 1; }
	swift format lint --strict --recursive --parallel Sources Tests Samples Package.swift

# The samples' goldens are compared by the tool that the tests have just built.
test: test-deps lint
	swift test
	.build/debug/maquette test Samples

# The backtracer would attach itself to the sanitizers' own reports.
sanitize: export SWIFT_BACKTRACE = enable=no
sanitize: test-deps
	TSAN_OPTIONS=suppressions=$(CURDIR)/.ci/thread-suppressions.txt \
	  swift test --sanitize=thread --scratch-path .build-thread
	LSAN_OPTIONS=suppressions=$(CURDIR)/.ci/leak-suppressions.txt \
	  swift test --sanitize=address --scratch-path .build-address

bench: build test-deps
	$(TEST_VENV)/bin/python -B Tests/Benchmarks/bench.py $(MAQUETTE) .build/bench

man: deps
	mkdir -p .build/man
	swift package plugin --allow-writing-to-package-directory generate-manual \
	  --multi-page --output-directory .build/man

clean:
	rm -rf .build .build-thread .build-address
