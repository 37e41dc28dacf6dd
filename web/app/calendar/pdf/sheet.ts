import headBold from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff?inline";
import head from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff?inline";
import text from "@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff?inline";
import Pdf from "pdfkit";

import { printable } from "../../content/printable.ts";
import { ink, muted, paper } from "./palette.ts";
import { unpackWoff } from "./unpackWoff.ts";

/** The site's own faces, in the static form that the PDF library embeds. */
const fonts = { headBold: font(headBold), head: font(head), text: font(text) };

function font(dataUrl: string): Buffer {
  return unpackWoff(Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64"));
}

export type Style = { font: keyof typeof fonts; size: number; color?: string; lineGap?: number };
/** Where a text goes; on one `line` it is set smaller where it would be too long. */
export type Box = {
  x: number;
  y: number;
  width: number;
  align?: "left" | "right" | "center";
  line?: boolean;
};

/** A part of the document's structure, which screen readers follow. */
export type Part = PDFKit.PDFStructureElement;

type Info = {
  title: string;
  author: string;
  subject: string;
  revised: Date;
  /** At the foot of every page, left and right. */
  foot: [string, string];
};

const a4 = { width: 595.28, height: 841.89 };
const margin = 34;

/** A tagged PDF of A4 pages, drawn at places in points from the top left. */
export class Sheet {
  readonly left = margin;
  readonly right = a4.width - margin;
  readonly width = a4.width - 2 * margin;
  readonly bottom = a4.height - margin - 10;
  /** Of what a page has room for. */
  readonly height = this.bottom - margin;
  /** Where the next thing goes. */
  y = margin;
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: Part;
  readonly #bytes: Promise<Buffer>;
  readonly #foot: Info["foot"];

  constructor({ title, author, subject, revised, foot }: Info) {
    this.#foot = foot;
    this.#doc = new Pdf({
      size: "A4",
      margin: 0,
      lang: "fr-BE",
      tagged: true,
      displayTitle: true,
      pdfVersion: "1.7",
      autoFirstPage: false,
      // The library's own date is that of the run: the same content would give other bytes.
      info: {
        Title: printable(title),
        Author: printable(author),
        Subject: printable(subject),
        CreationDate: revised,
        ModDate: revised,
      },
    });
    for (const [name, file] of Object.entries(fonts)) this.#doc.registerFont(name, file);
    this.#bytes = collect(this.#doc);
    this.#root = this.#doc.struct("Document");
    this.#doc.addStructure(this.#root);
    this.addPage();
  }

  addPage(): void {
    this.#doc.addPage();
    this.decorate((doc) => {
      doc.rect(0, 0, a4.width, a4.height).fill(paper);
      const [left, right] = this.#foot;
      const style = { font: "head", size: 8.5, color: muted } as const;
      const box = { x: margin, y: this.bottom + 8, width: this.width };
      this.letter(left, style, box);
      this.letter(right, style, { ...box, align: "right" });
    });
    this.y = margin;
  }

  /** Goes on to a new page when this much height is not left. */
  keep(height: number): void {
    if (this.y + height > this.bottom) this.addPage();
  }

  /** A part of the document, below another one. */
  part(type: string, within: Part = this.#root): Part {
    const part = this.#doc.struct(type);
    within.add(part);
    return part;
  }

  /** A drawing that carries meaning, said in words too. */
  figure(
    within: Part,
    alt: string,
    [x, y, width, height]: [number, number, number, number],
    draw: () => void,
  ): void {
    // The types lack the box, which tells a reader where the figure stands.
    const options = {
      alt: printable(alt),
      bbox: [x, y, x + width, y + height],
    } as PDFKit.Mixins.StructureElementOptions;
    within.add(this.#doc.struct("Figure", options, draw));
  }

  /** Draws what only decorates, which screen readers pass over. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.#doc.markContent("Artifact", { type: "Layout" });
    draw(this.#doc);
    this.#doc.endMarkedContent();
  }

  /** Draws inside a figure. */
  get pen(): PDFKit.PDFDocument {
    return this.#doc;
  }

  /** Writes a text as a part of this type. @returns the height it took. */
  write(within: Part, type: string, words: string, style: Style, box: Box): number {
    within.add(this.#doc.struct(type, {}, () => this.letter(words, style, box)));
    return this.heightOf(words, style, box.width);
  }

  /** Writes within a figure or a decoration, which has its own place in the structure. */
  letter(words: string, style: Style, { x, y, width, align = "left", line }: Box): void {
    const { color = ink, lineGap = 0 } = style;
    const size = line ? this.#sizeOnLine(words, style, width) : style.size;
    const doc = this.#set({ ...style, size }).fillColor(color);
    doc.text(inFont(words), x, y + (style.size - size), {
      width,
      align,
      lineGap,
      lineBreak: !line || align !== "left",
    });
  }

  heightOf(words: string, style: Style, width: number): number {
    return this.#set(style).heightOfString(inFont(words), { width, lineGap: style.lineGap ?? 0 });
  }

  async finish(): Promise<Buffer> {
    this.#root.end();
    this.#doc.end();
    return this.#bytes;
  }

  #set({ font, size }: Style): PDFKit.PDFDocument {
    return this.#doc.font(font).fontSize(size);
  }

  #sizeOnLine(words: string, style: Style, width: number): number {
    const wanted = this.#set(style).widthOfString(inFont(words));
    return wanted <= width ? style.size : Math.floor((style.size * width * 10) / wanted) / 10;
  }
}

/** The fonts have one no-break space, the wide one. */
function inFont(words: string): string {
  return printable(words).replaceAll("\u202f", "\u00a0");
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}
