import { readInThread } from '#server/platform/imports/import-thread.ts'
import { groundFileRules } from './files.rules.ts'

/** A thread that reads files of where we drive. */
readInThread(groundFileRules)
