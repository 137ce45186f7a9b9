import * as accounts from './accounts.ts'
import type { Endpoint, ErrorDefinition } from './endpoint.ts'
import { platformErrors } from './platform.ts'

/** Every call there is, by capability: what is not listed here is neither served nor documented. */
export const endpoints = {
  accounts: { login: accounts.login, logout: accounts.logout, me: accounts.me, demoAccounts: accounts.demoAccounts },
} satisfies Record<string, Record<string, Endpoint>>

export const errorCatalogue = { ...platformErrors, ...accounts.accountsErrors } satisfies Record<
  string,
  ErrorDefinition
>

export type ErrorCode = keyof typeof errorCatalogue
