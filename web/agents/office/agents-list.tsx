import { Plus } from 'lucide-react'
import { type AgentRow, agentKinds, agentStates, agentsFile, listAgents } from '#contract/agents.ts'
import { plainDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { spacedPhone } from '#web/ui/office/spaced-phone.ts'
import { type ColumnDefinition, defineList } from '#web/ui/office-table/definition.ts'
import { askList } from '#web/ui/office-table/load-list.ts'
import { Tag } from '#web/ui/tag.tsx'
import { kindWords, stateWords } from './agent-words.ts'

const columns: ColumnDefinition<AgentRow>[] = [
  { id: 'business', header: 'Business', cell: (row) => <bdi>{row.business}</bdi>, sorts: true },
  { id: 'kind', header: 'Kind', cell: (row) => kindWords[row.kind], sorts: true },
  { id: 'contact', header: 'Contact', cell: (row) => <bdi>{row.contact}</bdi> },
  { id: 'mail', header: 'Mail', cell: (row) => <bdi>{row.email}</bdi> },
  { id: 'mobile', header: 'Mobile', cell: (row) => <bdi className="whitespace-nowrap">{spacedPhone(row.phone)}</bdi> },
  { id: 'area', header: 'Area', cell: (row) => <bdi>{row.area}</bdi>, sorts: true },
  {
    ...{ id: 'commission', header: 'Commission', sorts: true, numeric: true },
    cell: (row) => <bdi>{row.commissionPercent}%</bdi>,
  },
  {
    ...{ id: 'state', header: 'State', sorts: true },
    cell: (row) => <Tag tone={stateWords[row.state].tone}>{stateWords[row.state].word}</Tag>,
  },
  {
    ...{ id: 'joined', header: 'Joined', sorts: true, hidden: true },
    cell: (row) => (row.joinedOn ? <bdi>{plainDay(row.joinedOn)}</bdi> : '–'),
  },
  { id: 'account', header: 'Account', cell: (row) => (row.hasAccount ? 'Yes' : 'No'), hidden: true },
]

/** The register of partners. */
export const agentsList = defineList<AgentRow>({
  name: 'agents',
  words: { one: 'partner', many: 'partners' },
  ask: askList(listAgents),
  file: askList(agentsFile),
  filesSelection: true,
  usualSort: 'business',
  search: 'Business, person, number',
  idOf: (row) => row.id,
  labelOf: (row) => `${row.business}, ${kindWords[row.kind]}, ${stateWords[row.state].word.toLowerCase()}`,
  to: (row) => `/admin/agents/detail?id=${row.id}`,
  columns,
  filters: [
    {
      ...{ kind: 'some', id: 'kind', label: 'Kind', shown: true },
      choices: agentKinds.map((id) => ({ id, label: kindWords[id] })),
    },
    {
      ...{ kind: 'some', id: 'state', label: 'State', shown: true },
      choices: agentStates.map((id) => ({ id, label: stateWords[id].word, tone: stateWords[id].tone })),
    },
    {
      ...{ kind: 'one', id: 'account', label: 'Account' },
      choices: [
        { id: 'yes', label: 'With an account' },
        { id: 'no', label: 'Without one' },
      ],
    },
  ],
  views: [
    { id: 'all', label: 'All', query: {} },
    ...agentStates.map((state) => ({ id: state, label: stateWords[state].word, query: { state } })),
  ],
  firstUse: {
    title: 'No partners yet',
    words: 'Hotels, drivers, shops, guides and restaurants that you work with are kept here.',
    action: (
      <RoomLink to="/admin/agents/add" size="small">
        <Icon of={Plus} dense />
        Add the first partner
      </RoomLink>
    ),
  },
})
