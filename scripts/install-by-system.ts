import { spawnSync } from 'node:child_process'

type Manager = 'apt-get' | 'dnf' | 'apk' | 'brew'

/** How each package manager is asked, and whether it needs the right to be. */
const managers: { manager: Manager; asRoot: boolean; before: string[][]; install: string[] }[] = [
  { manager: 'apt-get', asRoot: true, before: [['update']], install: ['install', '-y', '--no-install-recommends'] },
  { manager: 'dnf', asRoot: true, before: [], install: ['install', '-y'] },
  { manager: 'apk', asRoot: true, before: [], install: ['add'] },
  { manager: 'brew', asRoot: false, before: [], install: ['install'] },
]

/** Asks the first package manager that the machine has and that we may ask. Whether it helped, the caller looks. */
export function installBySystem(what: string, packages: Readonly<Record<Manager, readonly string[]>>): void {
  for (const { manager, asRoot, before, install } of managers) {
    if (spawnSync(manager, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status !== 0) continue
    const prefix = asRoot && process.getuid?.() !== 0 ? ['sudo', '-n'] : []
    if (prefix.length && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) continue
    console.log(`· Installing ${what} with ${manager} …`)
    for (const args of [...before, [...install, ...packages[manager]]]) {
      const [program = '', ...rest] = [...prefix, manager, ...args]
      spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    }
    return
  }
}
