/** How the server runs; given at each start, so that a new release changes existing data directories too. */
export type ServerSettings = Record<string, string>

export const LASTING: ServerSettings = {
  shared_buffers: '256MB',
  max_connections: '100',
  synchronous_commit: 'on',
}

/** For databases that are thrown away: nothing is forced to the disk. */
export const THROW_AWAY: ServerSettings = {
  shared_buffers: '128MB',
  max_connections: '300',
  synchronous_commit: 'off',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

export function serverArguments(dir: string, port: number, settings: ServerSettings): string[] {
  const always = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The manager reads the log, so its language must not depend on the machine.
    lc_messages: 'C',
  }
  const flags = Object.entries({ ...always, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', dir, ...flags]
}

/** Nothing of our environment may change the server: PGPORT, PGOPTIONS or a library path would. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
}
