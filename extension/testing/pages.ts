import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

const bundles = new Map<string, Promise<string>>();

/** The test pages: what the portals are or were built with. */
export const frameworks = {
  /** Pages of official captions, each in every shape of records. */
  'official-material': 'official/material.js',
  'official-angularjs': 'official/angularjs.js',
  'official-react': 'official/react.js',
  'official-jquery': 'official/jquery.js',
  /** The same on Angular 15 with Material's controls before MDC; open rows only. */
  older: 'older/page.js',
} as const;

export type Framework = keyof typeof frameworks;

/** Bundles a test page's script from npm packages, once per run; gives its source text. */
function bundle(name: Framework): Promise<string> {
  let job = bundles.get(name);
  if (!job) {
    mkdirSync(join(root, 'dist'), { recursive: true });
    job = build({
      entryPoints: [join(root, 'extension/testing', frameworks[name])],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'chrome116',
      define: {
        ngDevMode: 'false',
        ngJitMode: 'true',
        ngServerMode: 'false',
        ngHmrMode: 'false',
        ngI18nClosureMode: 'false',
        'process.env.NODE_ENV': '"production"',
      },
      logLevel: 'error',
    }).then((result) => result.outputFiles[0]!.text);
    bundles.set(name, job);
  }
  return job;
}

const style = `body{font:14px sans-serif;margin:0}main{padding:12px}.field{margin:4px 0}.label{margin-right:8px}
.cdk-overlay-container,.cdk-global-overlay-wrapper{position:fixed;inset:0;pointer-events:none;z-index:1000}
.cdk-overlay-pane{position:absolute;pointer-events:auto;background:#fff}.cdk-overlay-backdrop{position:absolute;inset:0;pointer-events:auto}
.cdk-overlay-connected-position-bounding-box{position:absolute;display:flex;flex-direction:column;min-width:1px;min-height:1px;z-index:1000}
.cdk-visually-hidden{clip:rect(0 0 0 0);height:1px;overflow:hidden;position:absolute;white-space:nowrap;width:1px;opacity:0}
${'.select2-hidden-accessible{clip:rect(0 0 0 0)!important;height:1px!important;width:1px!important;overflow:hidden!important;position:absolute!important}.select2-container{display:inline-block}.datepicker-dropdown{position:absolute;background:#fff}'}
.mdc-radio__native-control,.mdc-checkbox__native-control{opacity:0}`;

/** The whole test page as one document. */
export async function pageHtml(name: Framework, spec: unknown, extra = ''): Promise<string> {
  const script = (await bundle(name)).replaceAll('</script', '<\\/script');
  const data = JSON.stringify(spec).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Test page</title><link rel="icon" href="data:,"><style>${style}${'.dialog{position:fixed;top:40px;left:40px;width:600px;background:#fff;z-index:9}.line{display:flex}.cap{width:300px}'}</style></head>
<body>${extra}<script>window.pageSpec=${data};</script><script type="module">${script}</script></body></html>`;
}
