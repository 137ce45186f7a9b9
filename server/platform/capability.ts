import type { CapabilityName } from '#core/capabilities.ts'
import type { Context } from './context.ts'
import type { Database } from './database.ts'
import type { Recurring, TaskList } from './jobs.ts'
import type { PersonalData } from './personal-data.ts'
import type { SealedColumn } from './sealing.rules.ts'
import type { Api } from './serve.ts'

/** Puts rows into a database that has its tables; finds nothing to do where they are. */
export type Lay = (ctx: Context) => Promise<unknown>

/** Takes out of the database what demo data put there, and answers how much of what went, as "tours". */
export type TakeAway = (db: Database) => Promise<Readonly<Record<string, number>>>

/**
 * What a capability brings to the whole. The capabilities are told apart by name and put in order by `core/capabilities.ts`;
 * what one needs of a later one is handed to it at the start: `RouteLinks` to its endpoints, `TaskLinks` to its tasks.
 */
export interface Capability<RouteLinks = object, TaskLinks = object> {
  name: CapabilityName
  /** Serves its endpoints. */
  routes?: (api: Api, ctx: Context, links: RouteLinks) => void
  /** What it does in the background, by name. */
  tasks?: (links: TaskLinks) => TaskList
  /** When some of it is done by itself. */
  recurring?: Recurring
  /** What it holds about people. */
  personalData?: PersonalData
  /** What it keeps sealed. */
  sealed?: readonly SealedColumn[]
  /** What must be in the database before the first page, with demo data or without. */
  standards?: readonly Lay[]
  /** What it contributes to demo data. */
  demo?: readonly Lay[]
  /** Takes that away again, before what it stands on: later capabilities come first. */
  takeDemoAway?: TakeAway
}
