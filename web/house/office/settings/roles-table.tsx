import { Circle, Lock } from 'lucide-react'
import { Fragment } from 'react'
import type { OfficePerson } from '#contract/office-people.ts'
import {
  levelOf,
  type OfficeRole,
  officeRoles,
  provedThings,
  type RightOver,
  rightsTable,
} from '#core/office-rights.ts'
import { capitalized, counted } from '#core/words.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { roleWords } from './role-words.ts'

const groups = [...new Set(Object.values(rightsTable).map(([group]) => group))].map((group) => ({
  group,
  rows: (Object.keys(rightsTable) as RightOver[]).filter((over) => rightsTable[over][0] === group),
}))

/** The table that the server asks at every call, as it is. */
export function RolesTable({ people }: { people: readonly OfficePerson[] }) {
  const holders = (role: OfficeRole) => people.filter(({ roles }) => roles.includes(role)).length
  return (
    <Panel
      title="What each role may do"
      aside={
        <span className="flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-ink-2">
          <span className="inline-flex items-center gap-1.5">
            <Mark level="change" /> may change
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Mark level="see" /> may see
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Icon of={Lock} dense className="text-kohaku" /> asks for password and code
          </span>
        </span>
      }
      flush
    >
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">What each role may do</caption>
        <colgroup>
          <col className="w-[38%] md:w-[42%]" />
          {officeRoles.map((role) => (
            <col key={role} />
          ))}
        </colgroup>
        <thead>
          <tr className="border-b border-ink align-bottom">
            <td />
            {officeRoles.map((role) => (
              <th key={role} scope="col" className="px-1 py-2 text-center font-normal">
                <span className="inline-block font-serif text-[1.0625rem] max-md:rotate-180 max-md:text-sm max-md:[writing-mode:vertical-rl]">
                  {roleWords[role].name}
                </span>
                <span className="block text-[0.75rem] text-ink-3 max-md:sr-only">
                  {holders(role) === 0 ? 'nobody' : counted(holders(role), 'person', 'people')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ group, rows }) => (
            <Fragment key={group}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={officeRoles.length + 1}
                  className="border-t border-line bg-paper-2 px-4.5 py-1.5 text-start text-[0.8125rem] font-semibold"
                >
                  {group}
                </th>
              </tr>
              {rows.map((over) => (
                <tr key={over}>
                  <th scope="row" className="border-t border-line py-2 ps-4.5 pe-2 text-start font-normal">
                    {capitalized(rightsTable[over][1])}
                    {provedThings.has(over) && (
                      <>
                        <Icon of={Lock} dense className="ms-1.5 inline-block size-3.5 align-[-2px] text-kohaku" />
                        <span className="sr-only">, asks for password and code</span>
                      </>
                    )}
                  </th>
                  {officeRoles.map((role, at) => (
                    <td key={role} className={cx('border-t border-line px-1 py-2 text-center', at > 0 && 'border-s')}>
                      <Level level={levelOf(role, over)} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

const words = { change: 'may change', see: 'may see', '–': 'no' } as const

function Level({ level }: { level: keyof typeof words }) {
  return (
    <>
      <Mark level={level} />
      <span className="sr-only">{words[level]}</span>
    </>
  )
}

function Mark({ level }: { level: keyof typeof words }) {
  if (level === '–')
    return (
      <span aria-hidden className="text-ink-3">
        ·
      </span>
    )
  return level === 'change' ? (
    <Icon of={Circle} dense className="inline-block fill-current text-ink" />
  ) : (
    <Icon of={Circle} dense className="inline-block text-ink-3" />
  )
}
