export { readRichText } from './read-rich-text.ts'
export { writingRoutes } from './writing.routes.ts'
