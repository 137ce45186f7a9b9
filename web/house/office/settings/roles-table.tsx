import { Check } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'

/** What the guard and the server let each role do; the server checks every call by itself. */
const rights: readonly { may: string; user: boolean; where: string }[] = [
  { may: 'See and change own bookings', user: true, where: 'User area' },
  { may: 'All bookings, prices by hand, refunds', user: false, where: 'Tour bookings' },
  { may: 'Tours and categories', user: false, where: 'Tours' },
  { may: 'Guests’ data, merging', user: false, where: 'Guests' },
  { may: 'Release and answer reviews', user: false, where: 'Reviews' },
  { may: 'Fees, rules, texts, people', user: false, where: 'Settings' },
]

const cell = 'border-t border-line px-2 py-2 text-start first:ps-4.5 last:pe-4.5'

export function RolesTable() {
  return (
    <Panel title="What each role may do" aside="Two roles" flush>
      <table className="w-full text-sm">
        <caption className="sr-only">What each role may do</caption>
        <thead>
          <tr className="text-[0.78125rem] text-ink-3">
            {['May', 'Admin', 'User', 'Where'].map((head) => (
              <th
                key={head}
                scope="col"
                className="border-b border-ink px-2 py-2 text-start font-semibold first:ps-4.5 last:pe-4.5 max-sm:last:hidden"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map(({ may, user, where }) => (
            <tr key={may}>
              <th scope="row" className={`${cell} font-normal`}>
                {may}
                <span className="block text-[0.8125rem] text-ink-3 sm:hidden">{where}</span>
              </th>
              <td className={cell}>
                <Yes />
              </td>
              <td className={`${cell} max-sm:pe-4.5`}>{user ? <Yes /> : <No />}</td>
              <td className={`${cell} text-ink-2 max-sm:hidden`}>{where}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

const Yes = () => (
  <>
    <Icon of={Check} dense className="text-matsu" />
    <span className="sr-only">yes</span>
  </>
)
const No = () => (
  <>
    <span aria-hidden>–</span>
    <span className="sr-only">no</span>
  </>
)
