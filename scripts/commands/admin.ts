import { admin } from '#server/admin.ts'
import { command } from '../command.ts'

await command(() => admin(process.argv.slice(2)))
