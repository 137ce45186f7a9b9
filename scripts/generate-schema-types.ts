import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Writes server/platform/schema.generated.ts from the schema of the migrated database in DATABASE_URL; with --verify,
 * only says (by its exit code) whether the file is current.
 */
const codegen = fileURLToPath(new URL('../node_modules/kysely-codegen/dist/cli/bin.js', import.meta.url))
const options = [
  '--dialect',
  'postgres',
  '--date-parser',
  'string',
  // The tables of the migrations and of the job queue are written in SQL only, by their own files.
  '--exclude-pattern',
  '{public.schema_migrations,graphile_worker.*}',
  '--out-file',
  'server/platform/schema.generated.ts',
]
const result = spawnSync(process.execPath, [codegen, ...options, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(result.status ?? 1)
