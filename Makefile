# make preview   draw every preview into public/ and say which file to open
# make test      run all tests
# make bench     measure the pipeline against a hand-written floor
# make format    rewrite the sources in the house style
# make lint      check the style, change nothing
#
# The first two install what is missing (.ci/install). A debug build is quicker to make than the gallery is to draw: `make preview
# BUILD=release` makes the other one.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.ONESHELL:
.PHONY: preview test bench format lint

BUILD ?= debug
SOURCES := Sources Tests Previews Package.swift

preview:
	@start=$$SECONDS
	.ci/install preview
	installed=$$SECONDS
	swift build --configuration $(BUILD) --product vitrine
	built=$$SECONDS
	folder=$$(swift build --configuration $(BUILD) --show-bin-path)
	status=0
	"$$folder/vitrine" preview -o public || status=$$?
	echo "Installed in $$((installed - start)) s, built in $$((built - installed)) s, drew in $$((SECONDS - built)) s."
	exit $$status

test:
	@.ci/install test
	swift build --build-tests
	swift test --skip-build --disable-xctest

bench:
	@.ci/install preview
	swift build --configuration release --product Bench
	"$$(swift build --configuration release --show-bin-path)/Bench"

format:
	@swift format --in-place --parallel --recursive $(SOURCES)

lint:
	@.ci/lint
