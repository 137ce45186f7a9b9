import { createContext } from 'react-router'
import type { Call } from '#contract/call.ts'
import type { SiteSettings } from '#contract/rendering.ts'

/** What the server puts in before it renders: the call that loaders use, and the settings of the site. */
export const callContext = createContext<Call>()
export const siteContext = createContext<SiteSettings>()
/** Which scripts are ours (see contract/rendering.ts). */
export const scriptMarkContext = createContext<string>()
