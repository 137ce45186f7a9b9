import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { readSite, SiteContext } from './platform/site.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SiteContext value={readSite()}>
        <HydratedRouter />
      </SiteContext>
    </StrictMode>,
  )
})
