import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { Logger } from './log.ts'
import type { Settings } from './settings.ts'

/** What a use case may reach: handed in, never imported, so that a test can hand in its own. */
export interface Context {
  db: Database
  log: Logger
  clock: Clock
  settings: Settings
}
