import { NavLink } from 'react-router'
import { cx } from './cx.ts'
import { Icon, type IconDrawing } from './icon.tsx'
import { TAB_LIST, TAB_WORD } from './tab-look.ts'

export type TabLink = { to: string; label: string; icon?: IconDrawing }

/** The look of tabs where each word is a page of its own, such as the products above the search ticket. */
export function TabLinks({ label, links, className }: { label: string; links: TabLink[]; className?: string }) {
  return (
    <nav aria-label={label} className={cx(TAB_LIST, className)}>
      {links.map((link) => (
        <NavLink
          key={link.to}
          to={link.to}
          end
          className={({ isActive }) =>
            cx(
              TAB_WORD,
              '-outline-offset-2',
              isActive ? 'border-shu text-ink' : 'border-transparent text-ink-2 hover:border-line hover:text-ink',
            )
          }
        >
          {link.icon && <Icon of={link.icon} dense />}
          {link.label}
        </NavLink>
      ))}
    </nav>
  )
}
