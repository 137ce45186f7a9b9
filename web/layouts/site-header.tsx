import { Link, NavLink, useLocation } from 'react-router'
import { headerEndPlaces, headerPlaces, homeOf, type Place } from '#web/platform/navigation.ts'
import { isBuilt } from '#web/platform/route-metadata.ts'
import { useSession } from '#web/platform/session.ts'
import { iconButtonLook } from '#web/ui/button-look.ts'
import { Brand } from '#web/ui/seal.tsx'
import { AccountButton, AccountPicture } from './account-button.tsx'
import { DisplayButton } from './display-button.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'
import { TripLink, TripOnPhone } from './trip-link.tsx'

export function SiteHeader() {
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <div className="wrap flex h-15 items-center gap-4 md:h-19 md:gap-[min(2.5rem,2.8vw)]">
        <Brand />
        <nav
          aria-label="Main"
          className="hidden self-stretch text-[0.9375rem] font-medium md:flex md:gap-[min(1.75rem,2vw)]"
        >
          {headerPlaces.map((place) => (
            <SectionLink key={place.to} place={place} />
          ))}
        </nav>
        <div className="ms-auto hidden items-center gap-[min(1.25rem,1.4vw)] text-[0.9375rem] font-medium md:flex">
          {headerEndPlaces.map((place) => (
            <NavLink key={place.to} to={place.to} className="hover:underline">
              {place.label}
            </NavLink>
          ))}
          {isBuilt('/trip') && <TripLink />}
          <DisplayButton />
          <AccountButton />
        </div>
        <div className="ms-auto flex items-center md:hidden">
          <TripOnPhone />
          <OwnPages />
          <MobileMenuButton />
        </div>
      </div>
    </header>
  )
}

/** On a phone, the short way to the pages of who is signed in. */
function OwnPages() {
  const { session } = useSession()
  if (!session) return null
  const { role, full_name, image } = session.user
  return (
    <Link to={homeOf(role)} aria-label={`Your pages, ${full_name}`} className={iconButtonLook({})}>
      <AccountPicture image={image} />
    </Link>
  )
}

/** Marked on its own page, and on those that belong under it. */
function SectionLink({ place }: { place: Place }) {
  const { pathname } = useLocation()
  const here = pathname === place.to ? 'page' : (place.section ?? []).some((start) => pathname.startsWith(start))
  return (
    <Link
      to={place.to}
      aria-current={here || undefined}
      className="grid place-items-center border-b-2 border-transparent pt-0.5 hover:border-line aria-[current]:border-shu"
    >
      {place.label}
    </Link>
  )
}
