import type { AgentRow } from '#contract/agents.ts'
import type { Context } from '#server/platform/context.ts'
import { type CsvColumn, type CsvFile, csvFile } from '#server/platform/csv.ts'
import { type Asked, findAgents } from './agents.store.ts'

export const agentsList = 'agents'

export type AskedFile = Asked & { columns: string; only: string }

const columns: Record<string, CsvColumn<AgentRow>> = {
  business: { header: 'Business', value: ({ business }) => business },
  kind: { header: 'Kind', value: ({ kind }) => kind },
  contact: { header: 'Contact', value: ({ contact }) => contact },
  mail: { header: 'Mail', value: ({ email }) => email },
  mobile: { header: 'Mobile', value: ({ phone }) => phone },
  area: { header: 'Area', value: ({ area }) => area },
  commission: { header: 'Commission (%)', value: ({ commissionPercent }) => commissionPercent },
  state: { header: 'State', value: ({ state }) => state },
  joined: { header: 'Joined', value: ({ joinedOn }) => joinedOn },
  account: { header: 'Account', value: ({ hasAccount }) => (hasAccount ? 'yes' : 'no') },
}

/** What the filters leave, on all pages, in the columns that were shown. */
export async function agentsFile({ db }: Context, { columns: shown, only, ...asked }: AskedFile): Promise<CsvFile> {
  const chosen = shown.split(',').flatMap((id) => columns[id] ?? [])
  const ids = only.split(',').filter((id) => id !== '')
  const rows = await findAgents(db, { ...asked, page: 1, rows: 100_000 }, ids)
  return csvFile(chosen.length > 0 ? chosen : Object.values(columns), rows)
}
