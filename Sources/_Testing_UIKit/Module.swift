// Swift Testing asks for this module in every file that imports Testing and a module named UIKit, and the toolchain for
// Linux does not carry it. It is empty: what it holds on other platforms is attachments of images.
