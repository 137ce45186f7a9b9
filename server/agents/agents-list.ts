import { agentsFile, listAgents } from '#contract/agents.ts'
import { allOnOnePage, pageWithin, wordsOf } from '#server/platform/office-list.rules.ts'
import { officeList } from '#server/platform/office-list.ts'
import { countAgents, countStates, findAgents } from './agents.store.ts'

export const agentsList = officeList({
  name: 'agents',
  list: listAgents,
  file: agentsFile,
  page: async ({ db }, asked) => {
    const total = await countAgents(db, asked)
    const page = pageWithin(asked, total)
    return { rows: await findAgents(db, { ...asked, page }), total, page, counts: await countStates(db) }
  },
  all: ({ db }, { columns: _, only, ...asked }) => findAgents(db, { ...asked, ...allOnOnePage }, wordsOf(only)),
  columns: {
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
  },
})
