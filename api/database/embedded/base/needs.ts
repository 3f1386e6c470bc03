import { type Doc, isPlainObject } from './bson.ts';

/** Names of top-level fields something reads; undefined: it may read any. */
export type Needs = Set<string> | undefined;

const top = (path: string) => {
  const dot = path.indexOf('.');
  return dot < 0 ? path : path.slice(0, dot);
};

/** The fields a filter looks at. */
export const filterNeeds = (filter: Doc, into: Set<string> = new Set()): Needs => {
  for (const key of Object.keys(filter)) {
    if (!key.startsWith('$')) into.add(top(key));
    else if (key === '$and' || key === '$or' || key === '$nor') {
      const clauses = filter[key];
      if (!Array.isArray(clauses)) return undefined;
      for (const clause of clauses)
        if (!isPlainObject(clause) || !filterNeeds(clause, into)) return undefined;
    } else if (key === '$expr') {
      if (!expressionNeeds(filter[key], into)) return undefined;
    } else if (key !== '$comment') return undefined;
  }
  return into;
};

/** The fields an aggregation expression reads. */
const expressionNeeds = (expr: unknown, into: Set<string>): boolean => {
  if (typeof expr === 'string') {
    if (expr.startsWith('$$ROOT') || expr.startsWith('$$CURRENT')) return false;
    if (expr.startsWith('$') && !expr.startsWith('$$')) into.add(top(expr.slice(1)));
    return true;
  }
  if (Array.isArray(expr)) return expr.every((e) => expressionNeeds(e, into));
  if (!isPlainObject(expr)) return true;
  for (const [key, value] of Object.entries(expr)) {
    if (key === '$literal') continue;
    if (key === '$getField' || key === '$setField' || key === '$unsetField') return false;
    if (!expressionNeeds(value, into)) return false;
  }
  return true;
};

const projectNeeds = (spec: Doc, into: Set<string>): boolean => {
  let including = false;
  for (const [key, value] of Object.entries(spec)) {
    if (key === '_id') continue;
    if (value === 0 || value === false) return false;
    including = true;
    into.add(top(key));
    if (!expressionNeeds(value, into)) return false;
  }
  into.add('_id');
  return including && expressionNeeds(spec['_id'], into);
};

/** The fields of the stored documents a pipeline reads, known when some stage replaces the documents altogether. */
export const pipelineNeeds = (stages: unknown[]): Needs => {
  const into = new Set<string>();
  for (const stage of stages) {
    const [name, spec] = Object.entries(stage as Doc)[0]!;
    switch (name) {
      case '$match':
        if (!isPlainObject(spec) || !filterNeeds(spec, into)) return undefined;
        break;
      case '$sort':
        for (const path of Object.keys(spec as Doc)) into.add(top(path));
        break;
      case '$limit':
      case '$skip':
      case '$sample':
        break;
      case '$unwind': {
        const path = typeof spec === 'string' ? spec : (spec as Doc)['path'];
        if (typeof path !== 'string') return undefined;
        into.add(top(path.slice(1)));
        break;
      }
      case '$addFields':
      case '$set':
        if (!isPlainObject(spec) || !expressionNeeds(spec, into)) return undefined;
        // A nested field is set inside what is there.
        for (const path of Object.keys(spec)) into.add(top(path));
        break;
      case '$group':
      case '$sortByCount':
      case '$bucket':
        return expressionNeeds(spec, into) ? into : undefined;
      case '$count':
        return into;
      case '$project':
        return isPlainObject(spec) && projectNeeds(spec, into) ? into : undefined;
      default:
        return undefined;
    }
  }
  return undefined;
};
