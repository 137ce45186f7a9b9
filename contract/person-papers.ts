import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { FileLink } from './office-list.ts'
import { mostPaperBytes, writtenPaper } from './papers.ts'
import { LicenceClass, PersonDetail, PersonPaperKind, which } from './people.ts'

/** With a file the body is the file; its name and the fields stand in the address. */
export const addPersonPaper = endpoint({
  method: 'POST',
  path: '/admin/people/:id/papers',
  access: 'admin',
  right: 'change:fleet',
  upload: { mostBytes: mostPaperBytes, mayBeEmpty: true },
  summary: 'A paper of a person with its scan, or in place of an earlier one.',
  input: z.strictObject({
    ...which,
    kind: PersonPaperKind,
    ...writtenPaper,
    number: z._default(z.string().check(z.trim(), z.maxLength(40, 'At most 40 characters.')), ''),
    licenceClass: z.optional(LicenceClass),
  }),
  output: PersonDetail,
  errors: ['people.unknown', 'people.unknown-paper', 'people.number-taken', 'people.no-file'],
})

export const dropPersonPaper = endpoint({
  method: 'POST',
  path: '/admin/people/:id/papers/:paperId/drop',
  access: 'admin',
  right: 'change:fleet',
  summary: 'A paper that does not count any more; it stays in the history.',
  input: z.strictObject({ ...which, paperId: z.uuid() }),
  output: PersonDetail,
  errors: ['people.unknown', 'people.unknown-paper'],
})

export const personPaperFile = endpoint({
  method: 'POST',
  path: '/admin/people/:id/papers/:paperId/file',
  access: 'admin',
  right: 'see:scans',
  summary: 'A link to the scan of a paper; good for five minutes.',
  input: z.strictObject({ ...which, paperId: z.uuid() }),
  output: FileLink,
  errors: ['people.unknown', 'people.unknown-paper'],
})
