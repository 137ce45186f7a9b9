export { earningsRoutes } from './earnings.routes.ts'
