import FrozenHost
import FrozenLocale
import Foundation
import Gallery
import Previews

// The previews are part of this program; the command draws them. First the surroundings are made the same as on any other host.
if frozen_host_relaunch(CommandLine.unsafeArgv) != 0 {
    FileHandle.standardError.write(Data("vitrine: cannot start again with a fixed environment.\n".utf8))
    exit(1)
}
/// Where the random numbers of each picture start.
let seed: UInt64 = 1
let command = Command(
    title: "Vitrine",
    host: Command.Host(
        freeze: { frozen_host_activate(seed) }, restart: { frozen_host_seed(seed) }, uptime: { frozen_host_uptime_nanoseconds() }))
exit(await command.run(Array(CommandLine.arguments.dropFirst())))
