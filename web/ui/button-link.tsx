import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonLook } from './button-look.ts'

type ButtonLinkProps = ButtonLook &
  (({ to: string; href?: never } & Omit<ComponentProps<typeof Link>, 'className' | 'to'>) | ExternalLinkProps)
type ExternalLinkProps = { href: string; to?: never } & Omit<ComponentProps<'a'>, 'className' | 'href'>

/** A link that looks like a button: `to` inside the site, `href` for mail, telephone, files and other sites. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  const look = buttonLook({ variant, size, wide, className })
  return rest.to !== undefined ? <Link {...rest} className={look} /> : <a {...rest} className={look} />
}
