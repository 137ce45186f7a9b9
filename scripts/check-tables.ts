import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Exception, findOwners, tablesIn } from './table-owners.ts'

/** Who may write and read which table, over every file of the server. */

const exceptions: Exception[] = [
  {
    table: 'bookings',
    file: 'inventory/release-ended.store.ts',
    because:
      'An ended hold is given up only where its booking can be locked in the same statement, waiting for nobody.',
  },
  {
    table: 'bookings',
    file: 'payments/lock-booking.store.ts',
    because: 'Whoever moves money locks the booking first: the order of locks itself, and nothing is read.',
  },
]

const server = path.join(path.resolve(process.argv[2] ?? fileURLToPath(new URL('../', import.meta.url))), 'server')
const names = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name))
const files = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(server, name), 'utf8')]))
const tables = tablesIn(files['platform/schema.generated.ts'] ?? '')
const { owners, breaches } = findOwners(files, tables, exceptions)

// Where nothing is found to read, that must not look like order.
if (owners.size === 0) breaches.push('Not one table was found that anybody writes.')
for (const breach of breaches) console.error(breach)
if (breaches.length > 0) process.exit(1)
console.log(`${tables.size} tables and views, ${owners.size} with an owner, ${exceptions.length} exceptions, in order`)
