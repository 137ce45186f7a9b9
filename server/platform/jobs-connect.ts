import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger as JobsLogger } from 'graphile-worker'
import pg from 'pg'
import { wakeSeldom } from './jobs-wake.ts'
import type { Logger } from './log.ts'
import { within } from './within.ts'

/** Its messages in our log, without what it attaches to them: that includes payloads. */
export function jobsLogger(log: Logger): JobsLogger {
  return new JobsLogger(() => (level, message, meta) => {
    if (meta?.failure) return
    if (level === 'error') log.error({ jobs: message }, 'the job queue reports')
    else if (level === 'warning') log.warn({ jobs: message }, 'the job queue reports')
    else log.debug({ jobs: message }, 'the job queue reports')
  })
}

const connectMs = 3000
/** A little longer than the database itself gives a statement: past that it is frozen, or the line is dead. */
const answerMs = 18_000
const closeMs = 2000
/** A process that stands still, or cannot be reached, says nothing for so long: then it is gone for the database, too. */
const silentLifeMs = 45_000
/** A job that is done is struck off late rather than done twice: the line may be back in a moment. */
const reportAgainAfterMs = [200, 1000]

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean) => void,
) => void

/** Everything that one runner has open to the database, so that it can be closed without anybody's help. */
export class JobsLine {
  /** For the library. */
  readonly pool: pg.Pool
  /** Whose end says that the runner is gone. */
  readonly life: pg.Client
  /** When the library last heard whether there is a job, in milliseconds of `performance`. */
  lastAskedMs = performance.now()
  /** Settled when jobs may be taken. */
  mayTake: Promise<unknown> = Promise.resolve()
  readonly #sockets = new Set<Socket>()

  constructor(databaseUrl: string, connections: number, log: Logger, onFailure: (error: unknown) => void) {
    const config: pg.PoolConfig = {
      connectionString: databaseUrl,
      application_name: 'annai jobs',
      max: connections,
      connectionTimeoutMillis: connectMs,
      query_timeout: answerMs,
      keepAlive: true,
      options: '-c lock_timeout=3000 -c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000',
      stream: () => this.#openSocket(),
    }
    const onLoss = (error: Error) => log.warn({ err: error }, 'a database connection for jobs was lost')
    this.life = new pg.Client({ ...config, options: `${config.options} -c idle_session_timeout=${silentLifeMs}` })
    this.life.on('error', onLoss)
    this.pool = new LatePool(config, this, log, onFailure)
    this.pool.on('error', () => undefined)
    this.pool.on('connect', (client) => client.on('error', onLoss))
  }

  #openSocket(): Socket {
    const socket = new Socket()
    this.#sockets.add(socket)
    socket.once('close', () => this.#sockets.delete(socket))
    return socket
  }

  /** Closes all of it, also what hangs: the database lets go of what was locked under these connections. */
  async close(): Promise<void> {
    const ended = Promise.allSettled([this.pool.end(), this.life.end()])
    // Those that answer say goodbye first.
    await within(closeMs, 'Closing connections', ended).catch(() => undefined)
    const closed = [...this.#sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve).destroy()))
    await within(closeMs, 'Closing sockets', Promise.all(closed)).catch(() => undefined)
  }
}

/** The library gives back twice what it listens with, where that breaks while it stops: nobody hears the complaint. */
function once(done: ((release?: boolean) => void) | undefined): (release?: boolean) => void {
  let isDone = false
  return (release) => {
    if (isDone) return
    isDone = true
    // A pool that has ended gives nothing that could be given back.
    done?.(release)
  }
}

/** Gives the library clients that connect with their first statement. */
class LatePool extends pg.Pool {
  readonly #line: JobsLine
  readonly #log: Logger
  readonly #onFailure: (error: unknown) => void

  constructor(config: pg.PoolConfig, line: JobsLine, log: Logger, onFailure: (error: unknown) => void) {
    super(config)
    this.#line = line
    this.#log = log
    this.#onFailure = onFailure
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback) {
      super.connect((error, client, done) => {
        if (client) wakeSeldom(client)
        callback(error, client, once(done))
      })
      return undefined
    }
    return Promise.resolve(this.#lateClient())
  }

  #connectNow(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) =>
      super.connect((error, client) => (client ? resolve(client) : reject(error ?? new Error('No connection.')))),
    )
  }

  /**
   * The library does not wait for its own reports that a job is done or failed, so that a report which fails would be
   * nobody's rejection and end the process; and a worker that fails to ask complains on the console while it is being
   * stopped. Here it is known which statement fails: we are told, and replace the runner. Other failures reach the
   * library without their code: by some codes it would try for hours on its own.
   */
  #lateClient(): pg.PoolClient {
    let client: pg.PoolClient | undefined
    const drop = () => {
      client?.release(true)
      client = undefined
    }
    const ask = async (statement: pg.QueryConfig) => {
      client ??= await this.#connectNow()
      return client.query(statement)
    }
    const query = async (given: string | pg.QueryConfig) => {
      const statement = typeof given === 'string' ? { text: given } : given
      const isReport = /^(complete|fail)_job/.test(statement.name ?? '')
      const isQuestion = statement.name?.startsWith('get_job')
      for (const againMs of [...(isReport ? reportAgainAfterMs : []), null]) {
        try {
          await this.#line.mayTake
          const answer = await ask(statement)
          if (isQuestion) this.#line.lastAskedMs = performance.now()
          return answer
        } catch (error) {
          drop()
          if (againMs !== null && !this.ending) {
            await pause(againMs)
            continue
          }
          this.#onFailure(error)
          if (isReport) this.#log.warn({ err: error }, 'a job could not be struck off the list and will be done again')
          if (isReport || isQuestion) break
          throw new Error('The job queue could not ask the database.', { cause: error })
        }
      }
      return { rows: [], rowCount: 0 }
    }
    const release = () => {
      client?.release()
      client = undefined
    }
    return { query, release } as unknown as pg.PoolClient
  }
}
