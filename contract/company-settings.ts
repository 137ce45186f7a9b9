import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Change } from './office-list.ts'
import { text } from './text.ts'

const company = {
  name: text(120, 'What is the company called?'),
  address: text(300, 'Where is it?'),
  /** Null while there is none. */
  registrationNumber: z.nullable(
    z.string().check(z.regex(/^T\d{13}$/, 'T and 13 digits, as the tax office wrote it.')),
  ),
}

export const readCompanySettings = endpoint({
  method: 'GET',
  path: '/admin/settings/company',
  access: 'admin',
  summary: 'Who we are on receipts and vouchers.',
  output: z.object({ version: z.int(), ...company, history: z.array(Change) }),
})

export const saveCompanySettings = endpoint({
  method: 'PUT',
  path: '/admin/settings/company',
  access: 'admin',
  summary: 'Changes who we are on papers that are made from now on.',
  input: z.strictObject({ version: z.int().check(z.gte(1)), ...company }),
  output: z.object({ version: z.int() }),
  errors: ['office.changed-meanwhile'],
})
