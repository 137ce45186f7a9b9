import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { cx } from './cx.ts'
import { Icon, type IconDrawing } from './icon.tsx'
import { TAB_LIST, TAB_WORD } from './tab-look.ts'

export type TabLink = {
  to: string
  label: ReactNode
  icon?: IconDrawing
  /** Where the tabs differ in their query alone: whether this one is open. */
  isHere?: boolean
}

const look = (isHere: boolean) =>
  cx(
    TAB_WORD,
    '-outline-offset-2',
    isHere ? 'border-shu text-ink' : 'border-transparent text-ink-2 hover:border-line hover:text-ink',
  )

/** The look of tabs where each word is a page of its own, such as the products above the search ticket. */
export function TabLinks({ label, links, className }: { label: string; links: TabLink[]; className?: string }) {
  return (
    <nav aria-label={label} className={cx(TAB_LIST, className)}>
      {links.map((link) => {
        const words = (
          <>
            {link.icon && <Icon of={link.icon} dense />}
            {link.label}
          </>
        )
        if (link.isHere === undefined)
          return (
            <NavLink key={link.to} to={link.to} end className={({ isActive }) => look(isActive)}>
              {words}
            </NavLink>
          )
        return (
          <Link
            key={link.to}
            to={link.to}
            aria-current={link.isHere ? 'page' : undefined}
            preventScrollReset
            className={look(link.isHere)}
          >
            {words}
          </Link>
        )
      })}
    </nav>
  )
}
