import { NavLink } from 'react-router'
import { headerEndPlaces, headerPlaces } from '#web/platform/navigation.ts'
import { Brand } from '#web/ui/seal.tsx'
import { AccountButton } from './account-button.tsx'
import { DisplayButton } from './display-button.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'

export function SiteHeader() {
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <div className="wrap flex h-15 items-center gap-4 md:h-19 md:gap-10">
        <Brand />
        <nav aria-label="Main" className="hidden self-stretch text-[15px] font-medium md:flex md:gap-7">
          {headerPlaces.map((place) => (
            <NavLink
              key={place.to}
              to={place.to}
              end
              className="grid place-items-center border-b-2 border-transparent pt-0.5 hover:border-line aria-[current=page]:border-shu"
            >
              {place.label}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto hidden items-center gap-5 text-[15px] font-medium md:flex">
          {headerEndPlaces.map((place) => (
            <NavLink key={place.to} to={place.to} className="hover:underline">
              {place.label}
            </NavLink>
          ))}
          <DisplayButton />
          <AccountButton />
        </div>
        <div className="ms-auto md:hidden">
          <MobileMenuButton />
        </div>
      </div>
    </header>
  )
}
